/** The items of a JSON array in pieces, indented as `JSON.stringify` does with two blanks; without the brackets. */
export function* itemsOf(values: Iterable<unknown>, depth: number): Generator<string, void> {
  const indent = `\n${'  '.repeat(depth)}`
  let isFirst = true
  for (const value of values) {
    // Line ends within texts are escaped, so every one that is seen belongs to the layout.
    yield `${isFirst ? '' : ','}${indent}${JSON.stringify(value, null, 2).replaceAll('\n', indent)}`
    isFirst = false
  }
}
