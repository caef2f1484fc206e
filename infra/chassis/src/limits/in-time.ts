/** The answer if it comes within `ms`, else `late`; rejects as the answer does. Leaves no timer behind. */
export const inTime = <Answer, Late>(
  answer: Promise<Answer>,
  ms: number,
  late: Late,
): Promise<Answer | Late> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(resolve, ms, late)
    answer.finally(() => clearTimeout(limit)).then(resolve, reject)
  })
