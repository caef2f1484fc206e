import { emptyValues } from '@recruit/contract/fields/application-values'
import { flagsOf } from '@recruit/contract/interview/grid'

/** All fields of an enrolment except the applicant's identity, blank, because a server may require any of them. */
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
