import { formats } from '../../client/formats.generated.ts'

export interface SizeGroup {
  megabytes: number
  /** In capitals, as people call them. */
  names: string[]
}

const megabyte = 2 ** 20

/** How large files may be, the largest first, with the formats that each size holds for. */
export function sizeGroups(known: typeof formats = formats): SizeGroup[] {
  const most = new Map(Object.values(known).map(({ fileType, mostBytes }) => [fileType, mostBytes]))
  return [...Map.groupBy(most.keys(), (fileType) => most.get(fileType) ?? 0)]
    .toSorted(([one], [other]) => other - one)
    .map(([bytes, types]) => ({
      megabytes: bytes / megabyte,
      names: types.map((fileType) => fileType.toUpperCase()),
    }))
}

/** The format of a file that is larger than this format is read, with the size up to which it is; null where it may be sent. What no name promises, the service refuses in its own words. */
export function tooLarge({ name, size }: Pick<File, 'name' | 'size'>): SizeGroup | null {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const format = Object.hasOwn(formats, ending) ? formats[ending] : undefined
  if (!format || size <= format.mostBytes) return null
  return { megabytes: format.mostBytes / megabyte, names: [format.fileType.toUpperCase()] }
}

/** What the dialog of the system offers first. */
export const endings = Object.keys(formats)
  .map((ending) => `.${ending}`)
  .join(',')
