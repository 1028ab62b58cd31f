import { useQuery, writeUrlParameter } from './url-state.ts';

/** One of a few values, kept in the address. The first is the default and is left out of the address. */
export function useUrlChoice<T extends string>(name: string, values: readonly [T, ...T[]]): [choice: T, setChoice: (choice: T) => void] {
  const wanted = useQuery().get(name);
  const [first] = values;
  const choice = values.find((value) => value === wanted) ?? first;
  return [choice, (value) => writeUrlParameter(name, value === first ? '' : value)];
}
