import { Given } from '../../parts/given.tsx'
import { texts } from '../../texts/en/shell.ts'
import type { Place } from './places.ts'

export const optionId = (id: string, index: number) => `${id}-${index}`

interface OptionsProps {
  id: string
  shown: readonly Place[]
  /** What files say, behind the places. */
  hits: readonly Place[]
  at: number
  point: (index: number) => void
  take: (place: Place) => void
}

/** All that can be gone to, in one list for the arrow keys. */
export function Options({ id, shown, hits, ...rest }: OptionsProps) {
  const one = (place: Place, index: number) => (
    <OptionOf key={place.key} id={optionId(id, index)} place={place} index={index} {...rest} />
  )
  return (
    <div role="listbox" id={id} aria-label={texts.places}>
      {shown.map(one)}
      {hits.length > 0 && (
        <div role="group" aria-labelledby={`${id}-hits`} class="jump-hits">
          <p id={`${id}-hits`} role="presentation">
            {texts.inFiles}
          </p>
          {hits.map((hit, at) => one(hit, shown.length + at))}
        </div>
      )}
    </div>
  )
}

interface OptionProps extends Pick<OptionsProps, 'at' | 'point' | 'take'> {
  id: string
  place: Place
  index: number
}

const OptionOf = ({ id, place, index, at, point, take }: OptionProps) => (
  <div
    id={id}
    role="option"
    aria-selected={index === at}
    class={place.passage === undefined ? undefined : 'jump-hit'}
    onClick={() => take(place)}
    onPointerMove={() => point(index)}
  >
    <Given>{place.text}</Given>
    <span class="jump-kind" dir="auto">
      {place.kind}
    </span>
    {place.passage !== undefined && (
      <span class="jump-passage" dir="auto">
        {place.passage}
      </span>
    )}
  </div>
)
