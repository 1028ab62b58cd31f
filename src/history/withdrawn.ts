import withdrawn from 'content:history/withdrawn';

/** The warnings that were taken back, the latest first. No search finds them as warnings. */
export { withdrawn };

/** Finds one by the id that it had. */
export const findWithdrawn = (id: string) => withdrawn.find((warning) => warning.id === id);
