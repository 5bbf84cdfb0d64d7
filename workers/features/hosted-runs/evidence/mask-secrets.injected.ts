/** Has to come before the paint that would show a new value. */
export function main(values: readonly string[]): void {
  const mask = (event: Event) => {
    const [field] = event.composedPath()
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    const isSecret = values.some((value) => field.value.includes(value))
    if (isSecret) field.style.setProperty('-webkit-text-security', 'disc', 'important')
    else field.style.removeProperty('-webkit-text-security')
  }
  for (const type of ['input', 'change', 'focusin']) addEventListener(type, mask, true)
}
