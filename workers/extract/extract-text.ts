import { checkSize } from './check-size.ts'
import { detectType } from './detect-type.ts'
import { finishText } from './finish-text.ts'
import { formatReaders } from './format-readers.ts'
import { isEmpty, orRefusal } from './refusal.ts'
import type { ExtractInput, ExtractResult } from './types.ts'

/** Text of one file. Every refusal is returned with a sentence that says what to do next; nothing is thrown for a bad file. */
export function extractText(input: ExtractInput): Promise<ExtractResult> {
  return orRefusal(async () => {
    const fileType = detectType(input)
    checkSize(fileType, input.bytes.byteLength)
    const read = await formatReaders[fileType]()
    const { text, pages, isCut, warnings } = await read(new Uint8Array(input.bytes), { pictures: false })
    const finished = finishText(text, isCut)
    if (finished.text.trim() === '')
      throw isEmpty('The file holds no text. Check the file and upload it again.')
    return {
      ok: true,
      text: finished.text,
      fileType,
      characters: finished.text.length,
      ...(pages === undefined ? {} : { pages }),
      warnings: [...warnings, ...finished.warnings],
    }
  })
}
