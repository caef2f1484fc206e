import { useEffect } from 'react'

/** Tells the screen whether this part of it has something unsaved; one guard asks for all parts. */
export function useTellDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
