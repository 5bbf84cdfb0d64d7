import { texts } from '../../../texts/en/run.ts'
import { faultOf } from '../fault.ts'

const say = texts.report

/** Why a step did not pass, in the words of the service, and what to do now. `isTold`: the checks beside it say already what was seen. */
export function Fault({ error, isTold }: { error: string; isTold: boolean }) {
  const { code, message, guide } = faultOf(error)
  return (
    <div class="why">
      {!(isTold && code === 'steps.check_failed') && (
        <p class="why-text" dir="auto">
          {message}
        </p>
      )}
      <p class="why-next">
        <b>{say.next}:</b> {texts.advice[code] ?? texts.adviceElse}
        {guide && (
          <>
            {' '}
            <a href={guide}>{say.more}</a>
          </>
        )}
      </p>
    </div>
  )
}
