/** `build/licences/plugin.ts` makes it from `shipped.ts` and the installed packages. */
declare module 'licences:list' {
  const list: import('./list.ts').ListedLicence[];
  export default list;
}
