export { useMoment } from '../../labels/use-moment.ts';
