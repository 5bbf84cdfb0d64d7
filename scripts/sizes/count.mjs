import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parser } from '@lezer/javascript'

/** Characters of an expression that nobody reads any more at one glance. */
const long = 120

async function filesOf(folder, ending) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => join(parentPath, name))
}

const typescript = parser.configure({ dialect: 'ts' })

/** The regular expressions that stand in a source, as they are written. */
export function expressionsIn(source) {
  const expressions = []
  typescript.parse(source).iterate({
    enter({ name, from, to }) {
      if (name === 'RegExp') expressions.push(source.slice(from, to))
    },
  })
  return expressions
}

const linesIn = (text) => text.split('\n').length - 1
const wordsIn = (text) => text.match(/\S+/g)?.length ?? 0

/**
 * How large the language half and the documents are: `{ rooms, expressions, longExpressions, words }`, `rooms` being lines by folder of `shared/domain` without generated files, and
 * `words` those of `docs/`.
 */
export async function countSizes(root) {
  const domain = join(root, 'shared/domain')
  const sizes = { rooms: {}, expressions: 0, longExpressions: 0, words: 0 }
  const written = (await filesOf(domain, '.ts')).filter((file) => !file.includes('.generated.'))
  for (const file of written) {
    const source = await readFile(file, 'utf8')
    const [room, ...inside] = relative(domain, file).split(/[\\/]/)
    const name = inside.length === 0 ? '.' : room
    sizes.rooms[name] = (sizes.rooms[name] ?? 0) + linesIn(source)
    const expressions = expressionsIn(source)
    sizes.expressions += expressions.length
    sizes.longExpressions += expressions.filter(({ length }) => length > long).length
  }
  for (const file of await filesOf(join(root, 'docs'), '.md'))
    sizes.words += wordsIn(await readFile(file, 'utf8'))
  sizes.rooms = Object.fromEntries(Object.entries(sizes.rooms).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sizes
}
