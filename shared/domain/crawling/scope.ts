import { takes } from './glob.ts'
import { siteOf } from './site.ts'

export interface Scope {
  /** The normal address that a walk starts at. */
  start: string
  include: readonly string[]
  exclude: readonly string[]
}

/** Endings of what is neither a page nor a document that can be read. */
const foreign = new Set(
  (
    'css js mjs map json xml rss atom ico png jpg jpeg gif svg webp avif bmp tif tiff mp3 mp4 m4a m4v avi mov mkv webm ogg ogv wav flac ' +
    'woff woff2 ttf otf eot zip gz tgz bz2 xz 7z rar tar exe msi dmg pkg deb rpm apk iso bin dll jar wasm ics vcf kml gpx psd ai eps'
  ).split(' '),
)

export const isOfSite = (address: string, { start }: Pick<Scope, 'start'>): boolean =>
  siteOf(address) === siteOf(start)

/**
 * Why a walk does not ask for an address of its site, as a sentence; undefined when it may. What is excluded stays out whatever includes it; where there are
 * patterns to include, one has to take the address. The start is asked for in any case, because everything else is found from there.
 */
export function scopeRefusal(address: string, scope: Scope): string | undefined {
  if (address === scope.start) return undefined
  const excluding = scope.exclude.find((pattern) => takes(pattern, address))
  if (excluding !== undefined) return `The pattern ${excluding} excludes it.`
  if (!isIncluded(address, scope)) return 'None of the patterns to include takes it.'
  const ending = /\.([a-z0-9]{1,5})$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase()
  if (ending !== undefined && foreign.has(ending))
    return `Files that end with .${ending} are no pages and no documents.`
  return undefined
}

/** Whether a page may become part of the base. A start that no pattern takes is read for its links alone. */
export const isIncluded = (address: string, { include, exclude }: Scope): boolean =>
  (include.length === 0 || include.some((pattern) => takes(pattern, address))) &&
  !exclude.some((pattern) => takes(pattern, address))
