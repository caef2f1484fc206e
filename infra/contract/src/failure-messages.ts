import type { Text } from './text.ts'

/** The sentences of failures that no rule of the product causes. */
export const failureMessages = {
  /** Broken rules of the application replace it. */
  rulesBroken: { ko: '확인할 항목이 있습니다.', en: 'Something needs a correction.' },
  /** The names of the fields follow it. */
  wrongShape: { ko: '보낸 값의 형식이 올바르지 않습니다', en: 'A value has the wrong shape' },
  badJson: { ko: '보낸 값의 형식이 올바르지 않습니다: JSON', en: 'A value has the wrong shape: JSON' },
  tooDeep: { ko: '보낸 값이 너무 깊습니다: JSON', en: 'The request is nested too deeply: JSON' },
  keyMalformed: {
    ko: 'Idempotency-Key 헤더는 UUID여야 합니다.',
    en: 'The header Idempotency-Key must be a UUID.',
  },
  keyReused: {
    ko: '이 Idempotency-Key는 다른 요청에 이미 쓰였습니다. 저장하지 않았습니다.',
    en: 'This Idempotency-Key was used for another request already. Nothing was saved.',
  },
  /** The wait replaces it. */
  tooManyTries: { ko: '잠시 후 다시 시도해 주세요.', en: 'Please try again in a while.' },
  internalOnly: { ko: '내부 호출만 받습니다.', en: 'Only internal calls are accepted.' },
  mistake: { ko: '문제가 생겼습니다. 운영진에게 알려 주세요.', en: 'Something is wrong on our side.' },
  unavailable: {
    ko: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    en: 'This cannot be done right now. Please try again in a moment.',
  },
  /** For a call that writes: the answer to COMMIT may be lost. */
  perhapsUnsaved: {
    ko: '지금은 처리할 수 없습니다. 저장되지 않았을 수 있으니 잠시 후 다시 시도해 주세요.',
    en: 'This cannot be done right now and may not have been saved. Please try again in a moment.',
  },
  overloaded: {
    ko: '지금 요청이 너무 많습니다. 처리되지 않았으니 잠시 후 다시 시도해 주세요.',
    en: 'Too much is going on right now. Nothing was done; please try again in a moment.',
  },
} as const satisfies Record<string, Text>
