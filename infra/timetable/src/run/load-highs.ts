import loader, { type Highs } from 'highs'

// The package declares its types as CommonJS, so that the loader's type is nested once more than its value.
const load = loader as unknown as typeof loader.default

/** The solver as WebAssembly: some 95 ms and its memory per thread. */
export const loadHighs = (): Promise<Highs> => load()
