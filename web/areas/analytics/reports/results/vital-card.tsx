import { performance as texts } from '../../../../texts/en/analytics-page-reports.ts'
import { type Measured, type Rating, type Vital, bounds, onScale, ratingOf } from './vitals.ts'
import './vitals.css'

const looks: Readonly<Record<Rating, string>> = { good: 'good', fair: 'warn', poor: 'bad' }

export const RatingTag = ({ rating }: { rating: Rating | null }) =>
  rating === null ? (
    <span class="tag pending">{texts.notMeasured}</span>
  ) : (
    <span class={`tag ${looks[rating]}`}>{texts.ratings[rating]}</span>
  )

/** A web vital: what three of four measurements are at most, how good that is, and where it lies between good and poor. */
export const VitalCard = ({ vital, measured }: { vital: Vital; measured: Measured }) => (
  <li class="vital">
    <h4>
      {texts.names[vital]} <abbr>{texts.shorts[vital]}</abbr>
    </h4>
    <p class="muted fine">{texts.hints[vital]}</p>
    <p class="vital-value">
      {measured.count > 0 && <b>{texts.valueOf(vital, measured.p75)}</b>}
      <RatingTag rating={ratingOf(vital, measured)} />
    </p>
    {measured.count > 0 && <Scale vital={vital} value={measured.p75} />}
    <p class="muted fine">{texts.boundsOf(vital, bounds[vital])}</p>
    {measured.count > 0 && (
      <p class="muted fine">
        {texts.othersOf(vital, measured)}
        <br />
        {texts.measurements(measured.count)}
      </p>
    )}
  </li>
)

/** The same as a picture; the words around it say it, too. */
const Scale = ({ vital, value }: { vital: Vital; value: number }) => (
  <span
    class="vital-scale"
    aria-hidden="true"
    ref={(scale) => {
      const { at, good, poor } = onScale(vital, value)
      for (const [name, share] of Object.entries({ at, good, poor }))
        scale?.style.setProperty(`--${name}`, `${share * 100}%`)
    }}
  />
)
