import type { SyntheticEvent } from 'react'

/** Whether a syllable is still being put together: until `compositionend` a text is not to be touched. */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing
