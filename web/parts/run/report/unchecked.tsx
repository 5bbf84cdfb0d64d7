import { texts } from '../../../texts/en/run.ts'

/** What a step leaves to a person, who has its picture beside it. */
export function Unchecked({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null
  return (
    <div class="note">
      <b>{texts.report.forPerson}</b>
      <ul>
        {parts.map((part) => (
          <li key={part} dir="auto">
            {part}
          </li>
        ))}
      </ul>
    </div>
  )
}
