/** See machine.mjs, which runs before TypeScript can. */
export declare function nodePackageFor(machine: { platform: string; arch: string }): string
export declare function refusalOf(
  machine: { platform: string; arch: string; version: string },
  manifest: { engines: { node: string }; optionalDependencies: Record<string, string> },
): string | null
