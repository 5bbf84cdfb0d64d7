import { parser } from '@lezer/python'

/** Where a source is not Python, by the grammar that editors use; empty when all of it is. */
export function pythonErrors(source: string): string[] {
  const errors: string[] = []
  parser.parse(source).iterate({
    enter: ({ type, from }) => {
      if (type.isError) errors.push(source.slice(Math.max(from - 40, 0), from + 40))
    },
  })
  return errors
}
