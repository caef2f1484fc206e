export const pick = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>

/** The names of its own fields, which an object of its declared type has and no others. */
export const keysOf = <T extends object>(whole: T) => Object.keys(whole) as (keyof T)[]
