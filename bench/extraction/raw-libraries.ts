import { Parser } from 'htmlparser2'
import Papa from 'papaparse'
import PostalMime from 'postal-mime'
import { SaxesParser } from 'saxes'
import { getDocumentProxy } from 'unpdf'
import { openZip } from '../../workers/extract/containers/zip.ts'

/** The words of a document by nothing but the library of its format: what any reader of it costs at least. */
export const rawLibraries: Record<string, (bytes: Uint8Array) => Promise<string> | string> = {
  html(bytes) {
    let text = ''
    const parser = new Parser({ ontext: (part) => (text += part) })
    parser.end(new TextDecoder().decode(bytes))
    return text
  },
  csv: (bytes) =>
    Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: 'greedy' })
      .data.map((row) => row.join('\t'))
      .join('\n'),
  eml: async (bytes) => (await PostalMime.parse(bytes)).text ?? '',
  docx: (bytes) => partsOf(bytes, /^word\/(?:document|styles)\.xml$/),
  pptx: (bytes) => partsOf(bytes, /^ppt\/slides\/slide\d+\.xml$/),
  async pdf(bytes) {
    const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
    const pages: string[] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    await pdf.loadingTask.destroy()
    return pages.join('\n')
  },
}

function partsOf(bytes: Uint8Array, wanted: RegExp): string {
  const zip = openZip(bytes)
  let text = ''
  for (const name of zip.names.filter((each) => wanted.test(each))) {
    const parser = new SaxesParser()
    parser.on('text', (part) => (text += part))
    parser.write(new TextDecoder().decode(zip.read(name))).close()
  }
  return text
}
