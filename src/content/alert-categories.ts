/** The categories of alerts: the values of `category` in `alerts.yaml`, and the filter on the home page (HOME-6). */
export const ALERT_CATEGORIES = ['surveillance', 'regulation', 'enforcement'] as const;
