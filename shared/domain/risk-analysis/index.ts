export { analyse, type RiskRequest } from './analyse.ts'
