import { Button } from '../../../parts/button.tsx'
import { Given } from '../../../parts/given.tsx'
import { texts as all } from '../../../texts/en/content.ts'
import type { ContentType } from '../parts/types.ts'
import type { Found } from './missing-types.ts'

const texts = all.types
interface RecommendedProps {
  found: readonly Found[]
  /** Absent for who may not add any. */
  add: ((type: ContentType) => void) | undefined
}

/** Types that the newest analysis found, and that are not among those of the team. */
export const Recommended = ({ found, add }: RecommendedProps) => (
  <section class="panel" aria-labelledby="recommended-types">
    <h2 id="recommended-types">{texts.recommended}</h2>
    <p class="muted">{texts.recommendedHint}</p>
    <ul class="rows">
      {found.map(({ contentTypeId, name, machineName, fields, fileIds }) => (
        <li key={contentTypeId} class="repeated">
          <span>
            <b>
              <Given>{name}</Given>
            </b>{' '}
            <span class="muted">
              {texts.fieldCount(fields.length)} · {all.files(fileIds.length)}
            </span>
          </span>
          {add && (
            <Button
              small
              label={texts.takeOf(name)}
              act={() => add({ contentTypeId, name, machineName, fields })}
            >
              {texts.take}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
)
