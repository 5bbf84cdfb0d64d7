interface LineProps {
  label: string
  text: string
  write: (text: string) => void
  most: number
  placeholder?: string
  /** One line only: Enter does this. */
  enter?: () => void
  class?: string
}

/** A field in the midst of a list: it looks like text, grows with what is written, and says its name to who does not see the place. */
export function Line({ label, text, write, most, placeholder, enter, class: kind = '' }: LineProps) {
  return (
    <textarea
      class={`gen-line ${kind}`}
      dir="auto"
      rows={1}
      spellcheck={false}
      maxLength={most}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onInput={({ currentTarget }) => {
        const { value } = currentTarget
        write(enter ? value.replaceAll(/\s*\n\s*/g, ' ') : value)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !enter || event.isComposing) return
        event.preventDefault()
        enter()
      }}
    />
  )
}
