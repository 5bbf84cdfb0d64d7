import { useId } from 'preact/hooks'

interface ChoiceProps {
  label: string
  value: string
  /** `[value, text]`; the first is what is chosen where nothing is. */
  options: readonly (readonly [string, string])[]
  choose: (value: string) => void
}

/** A list to choose from that takes effect at once, such as a filter. */
export function Choice({ label, value, options, choose }: ChoiceProps) {
  const id = useId()
  return (
    <div class="qa-choice">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([its, text]) => (
          <option key={its} value={its} dir="auto">
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

export const namedOptions = <T extends string>(
  all: readonly T[],
  words: Readonly<Record<T, string>>,
): (readonly [string, string])[] => all.map((one) => [one, words[one]])
