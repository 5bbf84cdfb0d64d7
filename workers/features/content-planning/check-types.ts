import type { ContentType } from '../../../shared/db/tables/content-planning.ts'

interface Fault {
  path: string
  message: string
}

/** Ids and machine names of types are there once, and those of the fields of a type, too. */
export function faultsOfTypes(types: readonly ContentType[]): Fault[] {
  return [
    ...repeated(
      types,
      ({ contentTypeId }) => contentTypeId,
      (at) => `contentTypes.${at}.contentTypeId`,
    ),
    ...repeated(
      types,
      ({ machineName }) => machineName,
      (at) => `contentTypes.${at}.machineName`,
    ),
    ...types.flatMap(({ fields }, type) =>
      repeated(
        fields,
        ({ machineName }) => machineName,
        (at) => `contentTypes.${type}.fields.${at}.machineName`,
      ),
    ),
  ]
}

function repeated<T>(all: readonly T[], nameOf: (one: T) => string, pathOf: (at: number) => string): Fault[] {
  const known = new Set<string>()
  return all.flatMap((one, at) => {
    const name = nameOf(one)
    if (known.has(name))
      return [{ path: pathOf(at), message: `Another one is called ${name}. Give each its own name` }]
    known.add(name)
    return []
  })
}
