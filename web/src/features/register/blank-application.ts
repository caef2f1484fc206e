import { emptyValues } from '@recruit/contract/fields/application-values'
import { flagsOf } from '@recruit/contract/interview/grid'

/** What an enrolment has always held beside who applies, all of it blank: a server may ask for any of it. */
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
