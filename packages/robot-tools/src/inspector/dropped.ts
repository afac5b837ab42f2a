import {useEffect} from 'react';

export interface NamedFile {
  name: string;
  file: Blob;
}

/** Returns dropped files, and the names of dropped folders, which cannot be opened as files. */
export function filesIn({items}: DataTransfer): {
  files: NamedFile[];
  folders: string[];
} {
  const entries = Array.from(items, (item) => ({
    file: item.getAsFile(),
    isFolder: item.webkitGetAsEntry()?.isDirectory === true,
  }));
  return {
    files: entries.flatMap(({file, isFolder}) =>
      file && !isFolder ? [{name: file.name, file}] : [],
    ),
    folders: entries.flatMap(({file, isFolder}) => (file && isFolder ? [file.name] : [])),
  };
}

/** Prevents a file dropped outside the tool from replacing the page. */
export function usePreventedDrops(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    };
    const end = new AbortController();
    window.addEventListener('dragover', prevent, end);
    window.addEventListener('drop', prevent, end);
    return () => end.abort();
  }, []);
}
