/** A text block of Java, each line behind `indent` (Java Language Specification 17, section 3.10.6). */
export function textBlock(text: string, indent: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"""`)
  return [`${indent}"""`, ...escaped.split('\n').map((line) => `${indent}${line}`), `${indent}"""`].join('\n')
}
