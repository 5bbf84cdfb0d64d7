import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { useFirst } from '../../../parts/use-first.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { PlannedFiles } from '../parts/use-files.ts'

const texts = all.navigation

interface LeftOutProps {
  reasons: ReadonlyMap<string, string>
  files: PlannedFiles
  placed: ReadonlySet<string>
  putIn: ((fileId: string, title: string) => void) | undefined
}

/** The files that the navigation does not have, each with the reason. */
export function LeftOut({ reasons, files, placed, putIn }: LeftOutProps) {
  const missing = [...files].filter(([fileId]) => !placed.has(fileId))
  const { shown, more } = useFirst(missing, { first: 20, words: all.more })
  return (
    <section class="panel" aria-labelledby="left-out">
      <h2 id="left-out">{texts.leftOut}</h2>
      {missing.length === 0 && <p class="muted">{texts.leftOutNone}</p>}
      <ul class="rows">
        {shown.map(([fileId, { name }]) => (
          <li key={fileId}>
            <div class="left-out-words">
              <b>
                <Given>{name}</Given>
              </b>
              {reasons.has(fileId) && (
                <p class="muted" dir="auto">
                  {reasons.get(fileId)}
                </p>
              )}
            </div>
            {putIn && (
              <Button small label={texts.putInOf(name)} act={() => putIn(fileId, titleOf(name))}>
                {texts.putIn}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {more}
    </section>
  )
}

/** What a page is called until somebody names it: the last part of its address or name, without its ending. */
const titleOf = (name: string) =>
  (name.split('/').findLast((part) => part !== '') ?? name).replace(/\.\w{1,5}$/, '')
