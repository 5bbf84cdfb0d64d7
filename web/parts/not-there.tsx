import { Empty } from './states.tsx'

interface NotThereProps {
  title: string
  hint: string
  /** Where all of its kind are, and what the way there is called. */
  href?: string
  toAll?: string
}

/** What is shown in place of a record that is not there. */
export const NotThere = ({ title, hint, href, toAll }: NotThereProps) => (
  <>
    <h1>{title}</h1>
    <Empty>
      <p>{hint}</p>
      {href !== undefined && (
        <p class="actions">
          <a class="button primary" href={href}>
            {toAll}
          </a>
        </p>
      )}
    </Empty>
  </>
)
