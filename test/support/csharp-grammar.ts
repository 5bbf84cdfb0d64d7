import { createRequire } from 'node:module'
import { Language, type Node, Parser } from 'web-tree-sitter'

await Parser.init()
const grammar = createRequire(import.meta.url).resolve('tree-sitter-c-sharp/tree-sitter-c_sharp.wasm')
const parser = new Parser()
parser.setLanguage(await Language.load(grammar))

/** What is read of the tree of a source while that is there: trees live in memory of their own. */
function read<T>(source: string, from: (root: Node) => T): T {
  const tree = parser.parse(source)
  if (!tree) throw new Error('The parser was given no language')
  try {
    return from(tree.rootNode)
  } finally {
    tree.delete()
  }
}

/** Places of a source, as `line: text`, where the grammar of C# finds no sense. */
export function csharpErrors(source: string): string[] {
  return read(source, (root) =>
    root.hasError
      ? nodesIn(root)
          .filter((node) => node.isError || node.isMissing)
          .map(({ startPosition, text }) => `${startPosition.row + 1}: ${text.slice(0, 60)}`)
      : [],
  )
}

const named: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

/** The regular string literals of a source as the language reads them (C# specification, section 6.4.5.6). */
export function csharpStrings(source: string): string[] {
  const literals = read(source, (root) =>
    nodesIn(root)
      .filter(({ type }) => type === 'string_literal')
      .map(({ text }) => text),
  )
  return literals.map((literal) =>
    literal
      .slice(1, -1)
      .replaceAll(/\\(?:u([0-9a-f]{4})|(.))/gs, (_, unit: string | undefined, one: string) =>
        unit === undefined ? (named[one] ?? one) : String.fromCharCode(Number.parseInt(unit, 16)),
      ),
  )
}

const nodesIn = (node: Node): Node[] => [
  node,
  ...node.children.flatMap((child) => (child ? nodesIn(child) : [])),
]
