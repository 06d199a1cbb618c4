//! `nonuple-bind COMPILED FOLDER`: the module and its glue, as browsers load them.

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [compiled, folder] = arguments.as_slice() else {
        eprintln!("nonuple-bind COMPILED FOLDER");
        return ExitCode::FAILURE;
    };
    let made = wasm_bindgen_cli_support::Bindgen::new()
        .input_path(compiled)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(false).remove_name_section(true).generate(folder));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nonuple-bind: {error:#}");
            ExitCode::FAILURE
        }
    }
}
