/** The name of a file for a title: letters and digits of any script, and nothing that a file system minds. */
export function fileNameFor(title: string, ending: 'md' | 'html'): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return `${Array.from(words.join('-')).slice(0, 60).join('').replace(/-$/, '') || 'document'}.${ending}`
}
