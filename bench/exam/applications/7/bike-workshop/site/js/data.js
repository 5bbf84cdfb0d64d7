var SERVICES = [
  { id: 'tune', name: 'Basic tune-up', price: 45 },
  { id: 'full', name: 'Full service', price: 95 },
  { id: 'brake', name: 'Brake bleed', price: 38 },
  { id: 'wheel', name: 'Wheel truing', price: 22.5 }
];
var MECHS = [
  { id: '', name: 'Unassigned', ini: '?' },
  { id: 'priya', name: 'Priya', ini: 'P' },
  { id: 'tom', name: 'Tom', ini: 'T' },
  { id: 'lena', name: 'Lena', ini: 'L' }
];
var COLS = [
  { id: 'waiting', name: 'Waiting' },
  { id: 'stand', name: 'On the stand' },
  { id: 'ready', name: 'Ready for pickup' }
];
var DB = {
  nextNo: 219,
  settings: { express: 15, low: 3, vat: true },
  jobs: [
    { no: 214, customer: 'Nora Lindqvist', bike: 'Gazelle, dark green', service: 'tune', mech: 'priya', express: false, notes: '', col: 'waiting', parts: [], log: ['Job created'] },
    { no: 215, customer: 'Sam Adeyemi', bike: 'Trek Marlin, black', service: 'brake', mech: '', express: true, notes: 'Rear brake squeals', col: 'waiting', parts: [], log: ['Job created'] },
    { no: 216, customer: 'Julia Brandt', bike: 'Brompton, orange', service: 'full', mech: 'tom', express: false, notes: '', col: 'stand', parts: [{ id: 'chain', qty: 1 }], log: ['Job created', 'Moved to On the stand', 'Added 1 × Chain 9-speed'] },
    { no: 217, customer: 'Luis Ferrer', bike: 'Cube, red', service: 'wheel', mech: 'lena', express: false, notes: 'Call before 5 pm', col: 'ready', parts: [], log: ['Job created', 'Moved to On the stand', 'Moved to Ready for pickup'] },
    { no: 218, customer: 'Nora Lindqvist', bike: 'Puky kids bike, blue', service: 'wheel', mech: 'priya', express: false, notes: '', col: 'waiting', parts: [], log: ['Job created'] }
  ],
  parts: [
    { id: 'tube', name: 'Inner tube 28"', price: 7.5, qty: 14 },
    { id: 'chain', name: 'Chain 9-speed', price: 24, qty: 3 },
    { id: 'pads', name: 'Brake pads (pair)', price: 16, qty: 6 },
    { id: 'cable', name: 'Gear cable', price: 4.2, qty: 20 },
    { id: 'bell', name: 'Brass bell', price: 19.9, qty: 0 },
    { id: 'light', name: 'Rear light', price: 22, qty: 2 }
  ],
  taken: []
};
