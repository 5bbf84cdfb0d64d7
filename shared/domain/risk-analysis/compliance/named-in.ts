import type { Statement } from '../concepts/statements.ts'
import { frameworkNames } from './names.ts'

/** How a text names a framework. Version and level are those behind the name, where there are any. */
interface Named {
  framework: string
  version: string | undefined
  level: string | undefined
}

const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`[\s-]?`)

/** "PCI" and "TSC" alone mean other things as well. */
const tooShort = 4

const patterns = Object.entries(frameworkNames).map(([framework, others]) => {
  const names = [
    framework.replace(/[ :][\d.]+(?: AA)?$/, (end) => (framework === 'SOC 2' ? end : '')),
    ...others,
  ]
  const said = names.filter(({ length }) => length >= tooShort).map(escaped)
  const behind = String.raw`(?:[\s:-]*v?(\d(?:\.\d)*|\d{4}))?(?:[\s,(]*(?:conformance\s+)?(?:level\s+)?(A{1,3})\b)?`
  return [
    framework,
    new RegExp(String.raw`(?<![\p{L}\d])(?:${said.join('|')})(?![\p{L}])${behind}`, 'iu'),
  ] as const
})

/** The frameworks that a statement names. */
export const namedIn = ({ quote }: Statement): Named[] =>
  patterns.flatMap(([framework, pattern]) => {
    const found = pattern.exec(quote)
    return found ? [{ framework, version: found[1], level: found[2]?.toUpperCase() }] : []
  })
