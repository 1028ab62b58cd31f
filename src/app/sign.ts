/** The sign of the Authority as a path in a square of 36: an F with a ruler, cut out. */
export const SIGN = 'M0 0v36h36V0zM8 7h20v3H11v6.5h11v3H11V29H8zM13 12.575h5v1.25h-5zM13 22.175h5v1.25h-5zM13 26.875h9v1.25h-9z';
