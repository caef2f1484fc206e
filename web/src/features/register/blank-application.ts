import { emptyValues } from '@recruit/contract/fields/application-values'
import { flagsOf } from '@recruit/contract/interview/grid'

/** The required fields of an enrolment next to the applicant's identity, all blank: older servers ask for them. */
export function blankApplication() {
  const values = emptyValues()
  const unused = { specialties: '', specialtyContents: '', tools: '', sns: '', otherTools: '' }
  return {
    ...values,
    interviewTime: flagsOf(values.interviewHours),
    isFinalSubmit: false,
    ...{ pass: 'default', careers: '', careerContents: '', ...unused },
  }
}
