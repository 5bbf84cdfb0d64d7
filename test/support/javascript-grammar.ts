import { parser } from '@lezer/javascript'
import type { ProjectFile } from '../../shared/domain/test-scripts/types.ts'

/** What a real grammar does not understand in the code files of a project; plain JavaScript may hold no types. */
export function syntaxErrors(files: ProjectFile[]): string[] {
  const typed = parser.configure({ dialect: 'ts' })
  return files
    .filter(({ path }) => /\.[jt]s$/.test(path))
    .flatMap(({ path, content }) => {
      const errors: string[] = []
      ;(path.endsWith('.ts') ? typed : parser).parse(content).iterate({
        enter: ({ type, from }) => {
          if (type.isError) errors.push(`${path}: ${content.slice(Math.max(0, from - 60), from + 30)}`)
        },
      })
      return errors
    })
}
