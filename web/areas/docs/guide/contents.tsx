import { guides } from '../../../guides/list.ts'
import { texts } from '../../../texts/en/docs.ts'

export interface Part {
  id: string
  title: string
}

const Parts = ({ of }: { of: readonly Part[] }) => (
  <ul>
    {of.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
)

/** All guides, with the parts of the one that is open. On a phone the parts alone, folded. */
export const Contents = ({ name, parts }: { name: string; parts: readonly Part[] }) => (
  <>
    <nav class="guide-list" aria-label={texts.guides}>
      <ul>
        {guides.map((guide) => (
          <li key={guide.name}>
            <a href={`/docs/guides/${guide.name}`} aria-current={guide.name === name ? 'page' : undefined}>
              {guide.title}
            </a>
            {guide.name === name && parts.length > 0 && <Parts of={parts} />}
          </li>
        ))}
      </ul>
    </nav>
    <nav class="guide-parts" aria-label={texts.onThisPage}>
      <a href="/docs/guides">{texts.allGuides}</a>
      {parts.length > 0 && (
        <details>
          <summary>{texts.onThisPage}</summary>
          <Parts of={parts} />
        </details>
      )}
    </nav>
  </>
)

/** The way on, in the order of the guides. */
export function NextGuide({ name }: { name: string }) {
  const next = guides[guides.findIndex((guide) => guide.name === name) + 1]
  if (!next) return null
  return (
    <a class="next" href={`/docs/guides/${next.name}`}>
      <small>{texts.next}</small>
      <b>{next.title}</b>
      <span>{next.sentence}</span>
    </a>
  )
}
