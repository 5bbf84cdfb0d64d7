import type { Zip } from '../containers/zip.ts'
import { parseXml, type XmlRoom } from './office-xml.ts'

const longestTitle = 1000

/** The title among the properties of an Office file (ECMA-376 Part 2, section 11); undefined where nobody gave one. */
export function readTitle(zip: Zip, room?: XmlRoom): string | undefined {
  const xml = zip.read('docProps/core.xml')
  if (!xml) return undefined
  let inTitle = false
  let title = ''
  let isDone = false
  parseXml(
    xml,
    {
      open: (name) => (inTitle = name === 'title'),
      text(text) {
        if (inTitle) title += text
      },
      close(name) {
        if (name !== 'title') return
        isDone = true
        inTitle = false
      },
      isDone: () => isDone || title.length > longestTitle,
    },
    room,
  )
  return title
}
