import { formats } from '../../client/formats.generated.ts'
import { texts } from '../../texts/en/document.ts'

/** What a place in a file is called by its number: slides are no pages, and a picture has none. */
export function placeWord(fileType: string, page: number | null): string | null {
  if (page === null || fileType === 'png' || fileType === 'jpg') return null
  return fileType === 'pptx' ? texts.slide(page) : texts.page(page)
}

/** The same where nothing but the name of the file is known. */
export function placeWordIn(fileName: string, page: number | null): string | null {
  const ending = /\.([^./\\]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return placeWord((Object.hasOwn(formats, ending) && formats[ending]?.fileType) || '', page)
}
