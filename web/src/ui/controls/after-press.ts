let isDown = false
let waiting: (() => void)[] = []
let isWatched = false

/** Begins to watch presses of the pointer, for the life of the window; further calls do nothing. */
export function watchPresses(): void {
  if (isWatched) return
  isWatched = true
  const lift = () => {
    isDown = false
    const tasks = waiting
    waiting = []
    // The click follows in the same turn of the event loop.
    for (const task of tasks) setTimeout(task)
  }
  document.addEventListener('pointerdown', () => (isDown = true), { capture: true })
  document.addEventListener('pointerup', lift, { capture: true })
  document.addEventListener('pointercancel', lift, { capture: true })
}

/** Runs a task immediately or, while the pointer is down, after its click: the pressed button must not move away. */
export function afterPress(task: () => void): void {
  if (isDown) waiting.push(task)
  else task()
}
