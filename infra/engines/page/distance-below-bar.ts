import { findAll, type Target } from './find.ts'

/** How far below the top bar an element is once the page has stopped moving, in px. Runs in the page. */
export async function distanceBelowBar(target: Target): Promise<number> {
  let last = Number.NaN
  for (let still = 0; still < 20; still = scrollY === last ? still + 1 : 0) {
    last = scrollY
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return (findAll(target)[0]?.getBoundingClientRect().top ?? Number.NaN) - bar
}
