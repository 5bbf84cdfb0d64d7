import { useId } from 'preact/hooks'
import { texts } from '../../../../texts/en/generator-coverage.ts'
import type { Arrow } from './arrows.ts'
import { diagramOf, mostStates } from './diagram.ts'
import { lineHeight } from './labels.ts'
import type { Box, Machine } from './shapes.ts'

/** Smaller than this nobody reads it: then it scrolls within itself. */
const smallest = 0.7

/** A life cycle as a drawing. Its table says the same, so a screen reader hears one sentence of it. */
export function Drawing({ machine }: { machine: Machine }) {
  const id = useId()
  if (machine.states.length > mostStates) return <p class="hint">{texts.tooManyStates}</p>
  const { left, width, height, boxes, arrows, start } = diagramOf(machine)
  const head = (kind: string) => `${id}-${kind}`
  return (
    <div class="cov-drawing" tabIndex={0} role="group" aria-label={texts.drawing(machine.name)}>
      <svg
        role="img"
        aria-label={texts.drawingSaid(machine.name, machine.states.length, machine.transitions.length)}
        viewBox={`${left} 0 ${width} ${height}`}
        width={width}
        height={height}
        style={{ minInlineSize: `${Math.round(width * smallest)}px` }}
      >
        <defs>
          {['tested', 'open'].map((kind) => (
            <marker
              key={kind}
              id={head(kind)}
              class={`cov-head is-${kind}`}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="8"
              markerHeight="8"
              orient="auto-start-reverse"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          ))}
        </defs>
        {start && (
          <g class="cov-arrow is-tested">
            <circle cx={start.x} cy={start.y} r="5" />
            <path d={`M${start.x} ${start.y}V${start.to - 1}`} marker-end={`url(#${head('tested')})`} />
          </g>
        )}
        {arrows.map((arrow) => (
          <Way key={arrow.key} arrow={arrow} head={head(arrow.isTested ? 'tested' : 'open')} />
        ))}
        {boxes.map((box) => (
          <State key={box.state} box={box} />
        ))}
        {arrows.map((arrow) => (
          <Words key={arrow.key} arrow={arrow} />
        ))}
      </svg>
    </div>
  )
}

const Way = ({ arrow, head }: { arrow: Arrow; head: string }) => (
  <g class={`cov-arrow is-${arrow.isTested ? 'tested' : 'open'}`}>
    <path d={arrow.path} marker-end={`url(#${head})`} />
  </g>
)

const State = ({ box: { x, y, width, height, label } }: { box: Box }) => (
  <g class="cov-state">
    <rect x={x} y={y} width={width} height={height} rx="10" />
    <text x={x + width / 2} y={y + height / 2 + 5} text-anchor="middle">
      {label}
    </text>
  </g>
)

const Words = ({ arrow: { label } }: { arrow: Arrow }) => (
  <text class="cov-words" text-anchor={label.anchor}>
    {label.lines.map((line, index) => (
      <tspan key={index} x={label.x} y={label.y + index * lineHeight}>
        {line}
      </tspan>
    ))}
  </text>
)
