/** The name of a control as it is quoted: what stands in quotes inside of its mark ("the 'Save' button" → "Save"), else all of it. Undefined for pronouns and long ones. */
export function controlName(text: string): string | undefined {
  const quoted = /["“”'‘`]([^"“”'’`]+)["“”'’`]/.exec(text)?.[1]
  const name = (quoted ?? text.replace(/["“”`*_]/g, '')).trim()
  return name.length < 2 || name.length > 40 || /[|{}<>]/.test(name) || pronoun.test(name) ? undefined : name
}

const pronoun = /^(?:it|they|them|this|that|these|those|one|itself)$/i
