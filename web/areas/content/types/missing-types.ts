import type { Analysis, ContentType } from '../parts/types.ts'

/** A type that an analysis found. */
export type Found = NonNullable<Analysis['contentTypes']>[number]

/** What an analysis recommends and is not among the types; one whose machine name is taken is there already. */
export const missingTypes = (found: readonly Found[], types: readonly ContentType[]): Found[] =>
  found.filter(
    (one) =>
      !types.some(
        ({ contentTypeId, machineName }) =>
          contentTypeId === one.contentTypeId || machineName === one.machineName,
      ),
  )
