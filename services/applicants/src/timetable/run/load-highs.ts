import loader, { type Highs } from 'highs'

// The package declares its types as CommonJS, where the loader would be one step further in than it is.
const load = loader as unknown as typeof loader.default

/** The solver, as WebAssembly: some 95 ms, and its memory, for each thread that loads it. */
export const loadHighs = (): Promise<Highs> => load()
