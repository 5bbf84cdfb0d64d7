import { byEnding } from '../../shared/domain/file-formats/document-formats.ts'
import { fileTypes } from '../../shared/services/extractor.ts'

/** The text of `web/client/formats.generated.ts`: pages import nothing of the service but types, and yet have to know what it reads. */
export function formatsOfFiles(): string {
  const rows = [...byEnding].map(
    ([ending, { fileType, mostBytes }]) =>
      `  ${ending}: { fileType: '${fileType}', mostBytes: ${mostBytes} },`,
  )
  return `// Made by \`npm run generate\` from shared/domain/file-formats/document-formats.ts; do not edit.

/** The formats that are read, with the most bytes of each, by the ending of a file's name in lower case. */
export const formats: Readonly<Record<string, { fileType: string; mostBytes: number }>> = {
${rows.join('\n')}
}

/** Those that requirements are read from, as a field for files takes them. */
export const requirementEndings = '${fileTypes.map((type) => `.${type}`).join(',')}'
`
}
