const stroke = {
  viewBox: '0 0 20 20',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.75,
  'stroke-linecap': 'round',
  'aria-hidden': true,
} as const

export const SearchSign = () => (
  <svg {...stroke}>
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.75 12.75 4 4" />
  </svg>
)

export const SlidersSign = () => (
  <svg {...stroke}>
    <path d="M3 5.5h14M3 10h14M3 14.5h14" />
  </svg>
)
