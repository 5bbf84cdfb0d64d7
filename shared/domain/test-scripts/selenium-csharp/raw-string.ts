/** A raw string literal of C# 11, each line behind `indent`: it needs no escapes, and more quotes around than are inside. */
export function rawString(text: string, indent: string): string {
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map((quotes) => quotes.length))
  const quotes = '"'.repeat(longest + 1)
  return [quotes, ...text.split('\n'), quotes].map((line) => `${indent}${line}`).join('\n')
}
