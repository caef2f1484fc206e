import 'react'

declare module 'react' {
  /** The values that a drawing hands to its styles. */
  interface CSSProperties {
    [name: `--${string}`]: string | number
  }
}
